/**
 * Writes the reports of what the packages export (packages/*\/api.txt), and what is made of them: the lists in their READMEs, the maturities,
 * the links to inherited props in Storybook. A change of a report shows in a review, and a test asks for its changeset (scripts/api/api.test.ts).
 */
import { writeFileSync } from 'node:fs';
import { REPORTED } from './api/declare.ts';
import { INHERITED_FILE, inheritedText } from './api/inherited.ts';
import { writeReadmes } from './api/readmes.ts';
import { report, reportFile } from './api/report.ts';
import { writeMaturities } from './maturity/judge.ts';

for (const name of REPORTED) writeFileSync(reportFile(name), await report(name));
writeMaturities();
writeReadmes();
writeFileSync(INHERITED_FILE, inheritedText());
