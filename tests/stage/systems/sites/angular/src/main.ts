import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `<main>
    <dap-order-form [partner]="partner" (dap-order-opened)="opened()"
      ><a href="https://wa.me/962790000000">Order on WhatsApp</a></dap-order-form
    >
  </main>`,
})
class App {
  partner = 'Acme & Sons';
  opened() {}
}

void bootstrapApplication(App);
