/** Sources that are changed one place at a time, and the tests that must notice. */
export type Room = {
  /** Globs from the root, without tests. */
  sources: readonly string[]
  /** Globs from the root of the tests that run. */
  tests: readonly string[]
  /** The least share of changes that a test must notice, in per cent. */
  atLeast: number
}

/** What people read, in tables by language: no rule says that "soy" is the right word. */
const NOT_RULES = ['!**/{en,jp}.ts', '!**/testing/**']

/** Its rooms are small and read each other: a rule is often tested where it is used. */
const OF_CONTRACT = ['contract/src/**/*.test.ts']

const CONTRACT = 90
const SITE = 85
const DESK = 85

/**
 * What is tried, by name. Only what runs in the test's own process is here: a change cannot be switched on in a
 * program that a test starts. Of the desk that is the rules that need no Payload.
 */
export const ROOMS: Readonly<Record<string, Room>> = {
  'contract/src': { ...folder('contract/src', CONTRACT, '*'), tests: OF_CONTRACT },
  ...each(
    'contract/src',
    CONTRACT,
    [
      'allergens',
      'brand',
      'enquiry',
      'former-site',
      'google',
      'hours',
      'menus',
      'paper',
      'reservation',
      'resources',
      'standing',
    ],
    OF_CONTRACT,
  ),
  ...each('site/server', SITE, ['content', 'guests', 'http', 'import', 'pages']),
  'site/server/enquiries': {
    sources: ['site/server/enquiries/**/*.ts', ...NOT_RULES],
    tests: [
      'site/server/enquiries/{hook,intake,mail}/**/*.test.ts',
      'site/server/enquiries/inbox/{[!i]*,i[!n]*}.test.ts',
    ],
    atLeast: SITE,
  },
  ...each('cms/src', DESK, ['tables', 'publish/reshape', 'inbox/tables', 'inbox/seats']),
}

function each(
  zone: string,
  atLeast: number,
  names: readonly string[],
  tests?: readonly string[],
): Record<string, Room> {
  const room = (path: string) => ({ ...folder(path, atLeast), ...(tests && { tests }) })
  return Object.fromEntries(names.map((name) => [`${zone}/${name}`, room(`${zone}/${name}`)]))
}

/** A folder with the tests in it. @param depth which of its files */
function folder(path: string, atLeast: number, depth = '**/*'): Room {
  return {
    sources: [`${path}/${depth}.ts`, ...NOT_RULES],
    tests: [`${path}/${depth}.test.ts`],
    atLeast,
  }
}
