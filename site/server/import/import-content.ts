import { LANGUAGE, LANGUAGES } from '@noren/contract/language'
import { CALL_NAMES, CALLS, type CallName, callUrl } from '@noren/contract/resources/calls'
import { LIST_PARTS, type ListPart, type Snapshot } from '@noren/contract/snapshot'
import { askFor, type Provider } from './ask-for.ts'
import type { RestaurantImport } from './import-restaurants.ts'
import { logUnshown } from './unshown.ts'

type Content = Snapshot['content']

const LANGUAGE_PARTS = ['hero', 'about'] as const
const OTHERS = ['testimonials', 'restaurant', ...LANGUAGE_PARTS] as const

/** Calls whose answer is a part of the snapshot as it is. */
const PLAIN_PARTS = CALL_NAMES.filter(isPlain)

function isPlain(call: CallName): call is Exclude<CallName, (typeof OTHERS)[number] | ListPart> {
  return ![...OTHERS, ...LIST_PARTS].some((other) => other === call)
}

/** The lists that come with one call: restaurants have a detail each. */
const PLAIN_LISTS = LIST_PARTS.filter((list) => list !== 'restaurants')

/** The parts of one import that are still waiting for an answer, by name. */
type Waiting = Set<string>

/**
 * Asks a provider's API host for everything and keeps `content` up to date with what it answers, part by
 * part as answers come in. A part that fails keeps its last good value; one that always failed stays
 * missing; one that still waits for an earlier import is left to that. Everything is stored in the
 * canonical shapes of the contract.
 *
 * @param onList hears whether the list of restaurants is good
 */
export async function importContent(
  { provider, content, waiting }: { provider: Provider; content: Content; waiting: Waiting },
  restaurants: RestaurantImport,
  onList: (good: boolean) => void,
): Promise<void> {
  const bring = async (name: string, part: () => Promise<void>): Promise<void> => {
    if (waiting.has(name)) return
    waiting.add(name)
    await part().finally(() => waiting.delete(name))
  }

  await Promise.all([
    ...PLAIN_PARTS.map((name) =>
      bring(name, async () => {
        const answer = await askFor<object | null>(provider, CALLS[name])
        if (answer) content[name] = { ...answer.value }
      }),
    ),
    ...LANGUAGE_PARTS.flatMap((name) =>
      LANGUAGES.map((each) =>
        bring(`${name} ${each}`, async () => {
          const language = LANGUAGE[each].htmlLang
          const answer = await askFor<object | null>(provider, CALLS[name], { language })
          // Records a language for which the provider has nothing, so that it is not requested again and
          // again.
          if (!answer) return
          content[name] = { ...content[name], [language]: answer.value }
          logUnshown(provider, callUrl(CALLS[name], { language }), answer.value)
        }),
      ),
    ),
    ...PLAIN_LISTS.map((name) =>
      bring(name, async () => {
        const answer = await askFor<readonly unknown[] | null>(provider, CALLS[name])
        if (answer) content[name] = [...(answer.value ?? [])]
      }),
    ),
    bring('testimonials', async () => {
      const answer = await askFor(provider, CALLS.testimonials)
      if (!answer) return
      const { list: data, count } = answer.value ?? { list: [], count: 0 }
      content.testimonials = { data, count }
    }),
    bring('restaurants', async () => onList(await restaurants.list())).then(() =>
      bring('details', restaurants.details),
    ),
  ])
}
