import { zodResolver } from '@hookform/resolvers/zod';
import r2wc from '@r2wc/react-to-web-component';
import * as Select from '@radix-ui/react-select';
import * as Toast from '@radix-ui/react-toast';
import i18next from 'i18next';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { initReactI18next, useTranslation } from 'react-i18next';
import { z } from 'zod';
import ar from '#widget-texts/ar.json';
import en from '#widget-texts/en.json';
import css from './form.css?inline';

i18next.use(initReactI18next).init({
  lng: document.documentElement.lang,
  fallbackLng: 'ar',
  keySeparator: false,
  interpolation: { escapeValue: false },
  resources: { ar: { translation: ar }, en: { translation: en } },
});

const countries = { '+962': 'jordan', '+964': 'iraq' };
const empty = { name: '', company: '', countryCode: '+962', phone: '', email: '', quantity: '', message: '' };

const schemaOf = (t) =>
  z.object({
    name: z.string().trim().min(1, t('errors.name')),
    company: z.string(),
    countryCode: z.enum(Object.keys(countries)),
    phone: z.string().min(5, t('errors.phone')),
    email: z.email(t('errors.email')),
    quantity: z
      .string()
      .refine((value) => Number(value) >= 500, t('toast.minQuantity', { count: 500, min: 500 })),
    message: z.string(),
  });

const messageOf = (order) =>
  [
    '*طلب جديد لكمية كبيرة*',
    '',
    `الاسم: ${order.name}`,
    `الشركة: ${order.company || 'غير محددة'}`,
    `رقم الهاتف: \u200E${order.countryCode}${order.phone.replace(/^0+/, '')}`,
    `البريد الإلكتروني: \u200E${order.email}`,
    `الكمية المطلوبة: ${order.quantity} طن`,
    `الرسالة: ${order.message || 'لا توجد'}`,
  ].join('\n');

function Field({ name, label, error, children }) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {children}
      {error && (
        <p className="error" role="alert">
          {error.message}
        </p>
      )}
    </div>
  );
}

function CountryCode({ control, t, dir }) {
  const select = ({ field }) => (
    <Select.Root value={field.value} onValueChange={field.onChange} dir={dir}>
      <Select.Trigger className="trigger" aria-label={t('order.countryCode')}>
        <Select.Value />
      </Select.Trigger>
      <Select.Portal>
        <Select.Content className="content" position="popper">
          <Select.Viewport>
            {Object.entries(countries).map(([code, name]) => (
              <Select.Item key={code} value={code} className="item">
                <Select.ItemText>{code}</Select.ItemText> {t(`order.${name}`)}
              </Select.Item>
            ))}
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
  return <Controller name="countryCode" control={control} render={select} />;
}

/** The order form as an engineer would write it in a day from the usual packages. */
function OrderForm({ whatsapp = '962790000000' }) {
  const { t, i18n } = useTranslation();
  const dir = i18n.dir();
  const [toast, setToast] = useState();
  const form = useForm({ resolver: zodResolver(schemaOf(t)), defaultValues: empty });
  const { errors, isSubmitting } = form.formState;
  const field = (name, props) => (
    <Field name={name} label={t(`order.${name}`)} error={errors[name]}>
      <input id={name} aria-invalid={Boolean(errors[name])} {...form.register(name)} {...props} />
    </Field>
  );
  const submit = async (order) => {
    const text = encodeURIComponent(messageOf(order));
    window.open(`https://wa.me/${whatsapp}?text=${text}`, '_blank', 'noopener');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    setToast({ title: t('toast.successTitle'), text: t('toast.successText') });
    form.reset(empty);
  };
  const refuse = ({ quantity }) =>
    quantity && setToast({ title: t('toast.errorTitle'), text: quantity.message });
  const digitsOnly = ({ target }) => {
    target.value = target.value.replace(/\D/g, '');
  };
  return (
    <Toast.Provider duration={5000} swipeDirection={dir === 'rtl' ? 'left' : 'right'}>
      <form className="form" dir={dir} noValidate onSubmit={form.handleSubmit(submit, refuse)}>
        <h2>{t('order.title')}</h2>
        <p>{t('order.subtitle', { count: 500, min: 500 })}</p>
        {field('quantity', { inputMode: 'numeric', onInput: digitsOnly })}
        {field('name', { autoComplete: 'name' })}
        {field('company', { autoComplete: 'organization' })}
        <CountryCode control={form.control} t={t} dir={dir} />
        {field('phone', { type: 'tel', autoComplete: 'tel', dir: 'ltr' })}
        {field('email', { type: 'email', autoComplete: 'email', dir: 'ltr' })}
        <Field name="message" label={t('order.message')}>
          <textarea id="message" rows={4} {...form.register('message')} />
        </Field>
        <button type="submit" disabled={isSubmitting}>
          {isSubmitting ? t('order.submitting') : t('order.submit')}
        </button>
      </form>
      <Toast.Root
        className="toast"
        open={Boolean(toast)}
        onOpenChange={(open) => open || setToast(undefined)}
      >
        <Toast.Title>{toast?.title}</Toast.Title>
        <Toast.Description>{toast?.text}</Toast.Description>
      </Toast.Root>
      <Toast.Viewport className="viewport" />
    </Toast.Provider>
  );
}

const Styled = (props) => (
  <>
    <style>{css}</style>
    <OrderForm {...props} />
  </>
);
customElements.define('ordinary-form', r2wc(Styled, { shadow: 'open', props: { whatsapp: 'string' } }));
