import { getTranslation } from '@payloadcms/translations'
import { createPayloadRequest, Forbidden, type Payload, type PayloadRequest } from 'payload'
import { TAGS } from '../../base/locales.ts'
import { say, type Words } from '../../base/words.ts'
import { formAt } from '../../content/editing/form/read-form.ts'
import { TODAY } from '../../screens/links/daily-links.ts'
import type { FrameLink } from '../../shell/frame.ts'
import type { Opened } from '../../staff/access/endpoint.ts'
import { frameOf } from './frame-of.ts'
import type { OwnScreen } from './own-screens.ts'
import type { ScreenData } from './screen.ts'

/** A screen of ours for whoever sent the request; `null` for strangers. */
export type ScreenFor = (request: Request, asked: OwnScreen) => Promise<ScreenData | null>

/** Reads screens from the desk, as far as the sender of the request may. */
export function screensOf(payload: Payload): ScreenFor {
  return async (request, { collection, id }) => {
    const req = await createPayloadRequest({ config: payload.config, request })
    const { user } = req
    if (!user) return null
    const screen = await screenOf(req, { collection, id: numbered(payload, collection, id) })
    const { pathname } = new URL(request.url)
    const list = { label: listLabel(req, collection), address: `/admin/collections/${collection}` }
    const isShut = screen.kind === 'lacking' && screen.status === 403
    const trail: FrameLink[] = [
      { label: say(req, TODAY.words), address: TODAY.address },
      ...(isShut ? [] : [list]),
      { label: say(req, titleOf(screen, req)), address: pathname },
    ]
    return { frame: await frameOf({ req, user }, pathname, trail), screen }
  }
}

function numbered({ collections }: Payload, slug: OwnScreen['collection'], id: string) {
  return collections[slug].customIDType === 'text' ? id : Number(id)
}

async function screenOf(req: PayloadRequest, opened: Opened): Promise<ScreenData['screen']> {
  try {
    const form = await formAt(req, opened)
    return form ? { kind: 'form', form } : { kind: 'lacking', status: 404 }
  } catch (error) {
    if (error instanceof Forbidden) return { kind: 'lacking', status: 403 }
    throw error
  }
}

function listLabel({ payload, i18n, t }: PayloadRequest, slug: OwnScreen['collection']): string {
  const { plural } = payload.collections[slug].config.labels
  return getTranslation(typeof plural === 'function' ? plural({ i18n, t }) : plural, i18n)
}

/** The title in the reader's language, or in another; without one, what documents of its kind are called. */
function titleOf(screen: ScreenData['screen'], { i18n }: PayloadRequest): Words {
  if (screen.kind === 'lacking') return LACKING[screen.status]
  const { titleField, values, kind } = screen.form
  const titles = [i18n.language, ...TAGS].map((tag) => values[`${titleField}.${tag}`])
  const title = [...titles, values[titleField]].find((each) => typeof each === 'string' && each)
  return typeof title === 'string' ? { en: title, ja: title } : kind
}

const LACKING: { [status in 403 | 404]: Words } = {
  403: { en: 'Not for this account', ja: '権限がありません' },
  404: { en: 'Not found', ja: '見つかりません' },
}
