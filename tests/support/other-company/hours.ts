export const hours = {
  timeZone: 'Asia/Baghdad',
  days: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'],
  opens: '09:30',
  closes: '16:00',
};
