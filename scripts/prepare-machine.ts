import {
  needChromium,
  wantEngine,
  wantJapaneseFont,
  wantPostgres,
  wantProxies,
  wantSystemd,
} from './test-machine.ts'

/** Sees to what the tests need of the machine, in one process beside what needs nothing of it. */
needChromium()
wantEngine('firefox')
wantEngine('webkit')
wantJapaneseFont()
wantProxies()
wantPostgres()
wantSystemd()
