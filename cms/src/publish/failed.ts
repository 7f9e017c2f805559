import { faultFacts, log } from '@noren/kit/process/log'
import type { Field, Payload } from 'payload'
import type { Words } from '../base/words.ts'
import { nameIn } from '../content/languages/translations/gaps.ts'
import { screenOf } from '../content/model/screen-addresses.ts'
import { fieldWords, labelWords } from '../content/model/walk.ts'
import type { Problem, ProblemOf } from './problem.ts'

/** Names a document, or a part of one, among those that could not be composed. */
export function keyOf(of: ProblemOf, part = ''): string {
  return ['global' in of ? of.global : `${of.collection} ${of.id}`, part].filter(Boolean).join(' ')
}

/** Composes documents one by one, so that one that cannot be holds back itself alone. */
export class Attempts {
  readonly failed = new Map<string, Problem>()
  readonly #payload: Payload

  constructor(payload: Payload) {
    this.#payload = payload
  }

  /** What is made of a document; `null` after noting that nothing can be made of it. */
  make<Doc extends object, Made>(of: ProblemOf, doc: Doc, make: (doc: Doc) => Made): Made | null {
    try {
      return make(doc)
    } catch (error) {
      this.note(of, doc, faultyField(doc, make), faultFacts(error))
      return null
    }
  }

  /** Notes a faulty field. @param part of its document that is held back; all of it without one */
  note(of: ProblemOf, doc: object, field: string | null, facts: object = {}, part?: string): void {
    const { name, fields } = this.#kindOf(of, doc)
    const problem = {
      of,
      document: name,
      field: field === null ? UNKNOWN : fieldWords(fields, [field]),
      screen: screenOf(of),
    }
    log('error', 'a document cannot be composed', {
      document: keyOf(of),
      field: field ?? 'unknown',
      ...facts,
    })
    this.failed.set(keyOf(of, part), problem)
  }

  #kindOf(of: ProblemOf, doc: object): { name: Words; fields: readonly Field[] } {
    if ('global' in of) {
      const global = this.#payload.globals.config.find(({ slug }) => slug === of.global)
      return { name: labelWords(global?.label), fields: global?.fields ?? [] }
    }
    const { admin, labels, fields } = this.#payload.collections[of.collection].config
    const kind = labelWords(labels.singular)
    const title: unknown = Reflect.get(doc, admin.useAsTitle ?? '')
    const [en, ja] = [nameIn('en', title), nameIn('ja', title)]
    return {
      name: { en: `${kind.en} “${en}”`, ja: `${kind.ja}「${ja}」` },
      fields,
    }
  }
}

const UNKNOWN: Words = { en: 'cannot be shown', ja: '表示できない内容' }

/** The first field without which something can be made of a document. */
function faultyField<Doc extends object>(doc: Doc, make: (doc: Doc) => unknown): string | null {
  const isFaulty = (name: string) => {
    try {
      make({ ...doc, [name]: null })
      return true
    } catch {
      return false
    }
  }
  return Object.keys(doc).find(isFaulty) ?? null
}
