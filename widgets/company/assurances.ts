// What a partner's reviewers ask and only you can answer: a sentence each, in English, on the page `/trust/`.

/** Who puts files on your server, and whether a second person agrees: `Two of us, and each release is seen by both.` */
export const publishing = 'Whoever may write to the server; nobody else is asked.';

/** Which availability you promise, and where an outage is told: `99.5 % a month, told on status.company.com.` */
export const availability = 'None; the files are static, and their host is the company’s.';

/** How long you keep an order, by which law, and whether you sign an agreement about its personal data. */
export const personalData = 'No agreement comes with the script.';
