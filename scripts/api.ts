/**
 * Writes the reports of what the packages export (packages/*\/api.txt), and the lists in their READMEs that are made of them. A change
 * of a report shows in a review, and a test asks for its changeset (scripts/api/api.test.ts).
 */
import { writeFileSync } from 'node:fs';
import { REPORTED } from './api/declare.ts';
import { writeReadmes } from './api/readmes.ts';
import { report, reportFile } from './api/report.ts';

for (const name of REPORTED) writeFileSync(reportFile(name), await report(name));
writeReadmes();
