// What a partner's reviewers ask and only you can answer: a sentence each, in English, on the page `/trust/`. A line
// that ends in `// sample` holds of the project as it came: say how it is with you, and take the mark away.

/** Who puts files on your server, and whether a second person agrees: `Two of us, and each release is seen by both.` */
export const publishing = 'Whoever may write to the server; nobody else is asked.'; // sample

/** Which availability you promise, and where an outage is told: `99.5 % a month, told on status.company.com.` */
export const availability = 'None; the files are static, and their host is the company’s.'; // sample

/** How long you keep an order, by which law, and whether you sign an agreement about its personal data. */
export const personalData = 'No agreement comes with the script.'; // sample
