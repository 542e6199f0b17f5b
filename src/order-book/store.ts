import type { FoundOrder } from './read-orders.ts';
import { orderId } from './table.ts';

const storeName = 'orders';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open('dap-desk', 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(storeName);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

/** Resolves when the transaction is complete. */
async function within<Answer>(work: (store: IDBObjectStore) => Answer): Promise<Answer> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(storeName, 'readwrite');
      const answer = work(transaction.objectStore(storeName));
      transaction.oncomplete = () => resolve(answer);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** Opens the stored orders of this browser. @throws if IndexedDB is missing or not allowed */
export async function keptOrders(): Promise<FoundOrder[]> {
  return (await within((store) => store.getAll() as IDBRequest<FoundOrder[]>)).result;
}

export async function keepOrders(orders: FoundOrder[]): Promise<void> {
  await within((store) => {
    for (const order of orders) store.put(order, orderId(order));
  });
}

export async function eraseOrders(): Promise<void> {
  await within((store) => store.clear());
}
