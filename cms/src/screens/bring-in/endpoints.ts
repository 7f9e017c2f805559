import { readFile as readFromDisk } from 'node:fs/promises'
import { join } from 'node:path'
import type { PayloadRequest } from 'payload'
import * as v from 'valibot'
import { cmsFolder } from '../../base/cms-folder.ts'
import { refusal, refuse, Unusable } from '../../base/requests/refusal.ts'
import { deskLanguage, say } from '../../base/words.ts'
import type { ContentCollection } from '../../content/kinds/content-collection.ts'
import { onGet, onPost } from '../../staff/access/endpoint.ts'
import { reach } from '../../staff/access/roles.ts'
import { lookAt, readFile, storeFrom } from './import-file.ts'

/** How long one request stores restaurants, in milliseconds; the screen then sends the next. */
const TURN_MS = 4000

/** Those who may make restaurants. */
const rules = { may: (user: PayloadRequest['user']) => reach(user, 'listing') === 'all' }

/** The collection of restaurants, with the requests that bring in files of them and of their menus. */
export function withFiles(restaurants: ContentCollection): ContentCollection {
  return { ...restaurants, endpoints: [...(restaurants.endpoints || []), bringIn, template] }
}

const askedSchema = v.object({
  /** The place of the first restaurant to store; without it, nothing is stored. */
  from: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number))),
})

/** Says what a file would make and change, or stores a part of it and says where the next part begins. */
const bringIn = onPost(
  '/bring-in',
  async (req) => {
    const asked = v.safeParse(askedSchema, req.query)
    const form = await req.formData?.().catch(() => null)
    const file = form?.get('file')
    if (!asked.success || !(file instanceof File)) return refuse(req, 400)
    try {
      const read = readFile(new Uint8Array(await file.arrayBuffer()))
      const { kind, unknown } = read
      const { from } = asked.output
      if (from === undefined) {
        return Response.json({ kind, unknown, houses: await lookAt(req, read) })
      }
      return Response.json(await storeFrom(req, read, { from, until: Date.now() + TURN_MS }))
    } catch (error) {
      if (error instanceof Unusable) return refusal(error.status, say(req, error.words))
      throw error
    }
  },
  rules,
)

/** The templates, in the reader's language: tables for Excel with the headings and an example. */
const template = onGet(
  '/bring-in/:file',
  async (req) => {
    const file = String(req.routeParams?.file)
    if (!/^(?:restaurants|menus)\.csv$/.test(file)) return refuse(req, 404)
    const folder = join(cmsFolder(), '../docs/desk', deskLanguage(req.i18n.language))
    return new Response(new Uint8Array(await readFromDisk(join(folder, file))), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${file}"`,
      },
    })
  },
  rules,
)
