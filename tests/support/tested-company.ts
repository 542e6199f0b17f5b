import { companyFolder } from '../../src/build/files.ts';

/** The folder of the company whose facts a unit test reads. The project `second-company` sets `COMPANY`. */
export const testedCompany = companyFolder(process.env.COMPANY);
