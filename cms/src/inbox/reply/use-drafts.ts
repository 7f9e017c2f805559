import { parseJsonOnce } from '@noren/contract/json'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { newId } from '../../base/new-id.ts'
import { takeAskedReply } from './asked-reply.ts'
import type { Answer } from './letter.ts'
import type { Reply } from './replies.ts'

const draftSchema = v.object({ key: v.string(), subject: v.string(), text: v.string() })

/** A letter that is being written. By its key the desk knows it again; with other words it is another letter. */
export type Draft = v.InferOutput<typeof draftSchema>

const draftsSchema = v.object({
  /** The reply whose letter is open. */
  open: v.nullable(v.string()),
  /** By their replies: choosing another keeps what was written. */
  of: v.record(v.string(), draftSchema),
})

type Drafts = v.InferOutput<typeof draftsSchema>

const NONE: Drafts = { open: null, of: {} }

/**
 * Without the letters that are kept by now: where the answer to one was lost they stayed here, and the same letter is
 * neither sent nor recorded twice, also once staff have taken its table back.
 */
export function withoutKept(
  { open, of }: Drafts,
  answers: readonly Pick<Answer, 'id' | 'how'>[],
): Drafts {
  const kept = answers.flatMap(({ id, how }) => (how === 'sending' ? [] : [id]))
  const left = Object.entries(of).filter(([, { key }]) => !kept.includes(key))
  return { open, of: Object.fromEntries(left) }
}

/** With the letter of a reply open, as it was left, or as it begins. */
function withOpen({ of }: Drafts, { id, subject, text }: Reply): Drafts {
  return { open: id, of: { [id]: { key: newId(), subject, text }, ...of } }
}

/**
 * The letters that are being written to an enquiry. They outlast the page and the session in this tab of the
 * browser alone, since they are personal.
 *
 * @param about the enquiry, with its table: letters about another one are others
 * @param isAsked whether its guest waits for an answer about the table: the address may then open it
 * @param answers the letters that the enquiry had as its screen was opened
 */
export function useDrafts(
  about: string,
  replies: readonly Reply[],
  isAsked: boolean,
  answers: readonly Answer[],
) {
  const name = `noren-letter-${about}`
  const [drafts, setDrafts] = useState(NONE)

  useEffect(() => {
    const stored = v.safeParse(draftsSchema, parseJsonOnce(sessionStorage.getItem(name) ?? ''))
    const kept = stored.success ? withoutKept(stored.output, answers) : NONE
    const asked = takeAskedReply()
    const begun = isAsked && replies.find(({ id }) => id === asked)
    const drafts = begun ? withOpen(kept, begun) : kept
    setDrafts(drafts)
    if (begun) sessionStorage.setItem(name, JSON.stringify(drafts))
  }, [name, replies, isAsked, answers])

  function change(next: Drafts): void {
    setDrafts(next)
    sessionStorage.setItem(name, JSON.stringify(next))
  }

  const reply = replies.find(({ id }) => id === drafts.open)
  const draft = reply && drafts.of[reply.id]
  return {
    /** The open letter, and the reply it began with. */
    writing: reply && draft ? { reply, draft } : null,
    open: (id: string) => {
      const begun = replies.find((each) => each.id === id)
      if (!begun) return
      change(withOpen(drafts, begun))
    },
    write: (words: { subject: string } | { text: string }) => {
      if (!reply || !draft) return
      const changed = { ...draft, ...words, key: newId() }
      change({ ...drafts, of: { ...drafts.of, [reply.id]: changed } })
    },
    close: () => change({ ...drafts, open: null }),
    forget: () => {
      setDrafts(NONE)
      sessionStorage.removeItem(name)
    },
  }
}
