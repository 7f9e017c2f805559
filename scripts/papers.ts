import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './environment.ts'
import { accessibilityDocument } from './papers/accessibility.ts'
import { dependabilityDocument } from './papers/dependability.ts'
import { licenceDocument } from './papers/licences.ts'
import { lastOutcomes } from './testing/perform.ts'
import { RUNS } from './testing/runs.ts'

/** `npm run papers`: writes the pages of docs/ that are made of packages, of results and of the last run of the tests. */
const outcomes = Object.keys(RUNS).flatMap((name) => lastOutcomes(name) ?? [])
writeFileSync(join(ROOT, 'docs/licences.md'), licenceDocument())
writeFileSync(join(ROOT, 'docs/dependability.md'), dependabilityDocument())
writeFileSync(join(ROOT, 'docs/accessibility.md'), accessibilityDocument(outcomes))
