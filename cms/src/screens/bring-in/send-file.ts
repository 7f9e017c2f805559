import * as v from 'valibot'
import { askDesk, sentenceOf } from '../../base/requests/ask-desk.ts'

const houseSchema = v.object({
  row: v.number(),
  name: v.string(),
  id: v.nullable(v.number()),
  change: v.picklist(['new', 'changed', 'same', 'skipped', 'refused']),
  summary: v.string(),
  lines: v.array(v.string()),
  problems: v.array(v.object({ row: v.number(), text: v.string() })),
})

const lookSchema = v.object({
  kind: v.picklist(['restaurants', 'menus']),
  unknown: v.array(v.string()),
  houses: v.array(houseSchema),
})

const storedSchema = v.object({ houses: v.array(houseSchema), next: v.nullable(v.number()) })

type Stored = v.InferOutput<typeof storedSchema>

/** A restaurant of a file, as the screen shows it. */
export type ShownHouse = v.InferOutput<typeof houseSchema>

/** What a file would make and change. */
export type Look = v.InferOutput<typeof lookSchema>

type Sending = { address: string; file: File; language: string }

/** `refused`: the desk's sentence; `null` where it could not be reached. */
type Refused = { refused: string | null }

/** Asks what a file would make and change. Nothing is stored. */
export async function lookAtFile({ address, file, language }: Sending): Promise<Look | Refused> {
  const answer = await askDesk(address, lookSchema, { body: formWith(file), language })
  return answer.value ?? { refused: sentenceOf(answer.refusal) }
}

/**
 * Stores the restaurants of a file, some with each request, until all are stored or one request fails.
 * @param onStored gets all that are stored so far
 */
export async function storeFile(
  sending: Sending,
  onStored: (houses: ShownHouse[]) => void,
): Promise<Refused | null> {
  const houses: ShownHouse[] = []
  let from: number | null = 0
  while (from !== null) {
    const part: Stored | Refused = await storePart(sending, from)
    if ('refused' in part) return part
    houses.push(...part.houses)
    onStored([...houses])
    from = part.next
  }
  return null
}

async function storePart(sending: Sending, from: number): Promise<Stored | Refused> {
  const { address, file, language } = sending
  const path = `${address}?from=${from}`
  const answer = await askDesk(path, storedSchema, { body: formWith(file), language })
  return answer.value ?? { refused: sentenceOf(answer.refusal) }
}

function formWith(file: File): FormData {
  const form = new FormData()
  form.set('file', file)
  return form
}
