import type { Row } from './row.ts'

/** One file each: its head says what it measures. */
type Scenario = { run: () => Promise<Row[]> }

/** Every scenario by its name, in the order of the report. */
export const SCENARIOS: Record<string, () => Promise<Scenario>> = {
  'first-load': () => import('./first-load.ts'),
  'every-page': () => import('./every-page.ts'),
  'paint-beside': () => import('./paint-beside.ts'),
  throughput: () => import('./throughput.ts'),
  capacity: () => import('./capacity.ts'),
  publish: () => import('./publish.ts'),
  'publish-beside': () => import('./publish-beside.ts'),
  growth: () => import('./growth.ts'),
  desk: () => import('./desk.ts'),
  'desk-limits': () => import('./desk-limits.ts'),
  navigation: () => import('./navigation.ts'),
  interactions: () => import('./interactions.ts'),
  'install-and-start': () => import('./install-and-start.ts'),
  flame: () => import('./flame.ts'),
  bundle: () => import('./bundle.ts'),
  suite: () => import('./suite.ts'),
}
