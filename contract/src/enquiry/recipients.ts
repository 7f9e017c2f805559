import * as v from 'valibot'
import { parseUrl } from '../url.ts'
import { isEmail } from './email.ts'
import { tableRequestSchema } from './table-request.ts'

/** What SITE learns from the desk about requests for tables (decision 117). It never asks the desk. */

/** Addresses of one restaurant at most. */
export const MOST_ADDRESSES = 10
/** Late requests in one call at most. */
export const MOST_LATE = 50
/** Restaurants, counted with their former slugs. */
const MOST_SLUGS = 20_000
/** Enquiries for owners alone: those marked last, as the guests of older ones have no link any more. */
export const MOST_FOR_OWNERS = 1000

const slug = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))

/** An address without a path, as browsers write it: `https://desk.example.jp`. */
const originSchema = v.pipe(
  v.string(),
  v.maxLength(300),
  v.check((text) => /^https?:/.test(text) && parseUrl(text)?.origin === text),
)

/**
 * Where mails about requests for tables go, and the desk's address for the links in them; whether the desk
 * reminds guests of their tables, which they can then decline; and the ids of the enquiries that owners alone may
 * see: nobody is mailed about these.
 */
export const recipientsSchema = v.object({
  desk: v.nullable(originSchema),
  reminds: v.optional(v.boolean()),
  forOwners: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.maxLength(MOST_FOR_OWNERS)),
  ),
  restaurants: v.pipe(
    v.array(
      v.object({
        /** A slug the restaurant has or had. */
        slug,
        addresses: v.pipe(
          v.array(v.pipe(v.string(), v.check(isEmail))),
          v.minLength(1),
          v.maxLength(MOST_ADDRESSES),
        ),
      }),
    ),
    v.maxLength(MOST_SLUGS),
  ),
})

export type Recipients = v.InferOutput<typeof recipientsSchema>

/** Before the desk has sent any. */
export const NO_RECIPIENTS: Recipients = { desk: null, restaurants: [] }

/** Requests without an answer in time, for SITE to mail again; nothing of their guests. */
export const lateTablesSchema = v.object({
  late: v.pipe(
    v.array(
      v.object({
        id: v.pipe(v.string(), v.uuid()),
        receivedAt: v.pipe(v.string(), v.isoTimestamp()),
        table: tableRequestSchema,
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_LATE),
  ),
})

export type LateTable = v.InferOutput<typeof lateTablesSchema>['late'][number]

/** Whether the mail server has taken the mail; `false` where SITE sends none. */
export const lateMailedSchema = v.object({ mailed: v.boolean() })

export type LateMailed = v.InferOutput<typeof lateMailedSchema>

/**
 * The desk's address of an enquiry is followed by `?answer=confirmed` or `declined` in a mail: the letter is
 * then open to be read, and nothing is sent.
 */
export const ANSWER_PARAMETER = 'answer'
