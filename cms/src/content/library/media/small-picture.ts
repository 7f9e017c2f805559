import { readFile } from 'node:fs/promises'
import { readPictureUrl } from '@noren/contract/picture'
import * as v from 'valibot'
import { onGet } from '../../../staff/access/endpoint.ts'
import { encodeRendition } from './encoder.ts'
import { smallPictureOf } from './picture-words.ts'
import { masterOf } from './stored-uploads.ts'

/** Twice the width of pictures in the desk's lists and cards, in pixels. */
const WIDTH_LIMIT = 640

const uploadSchema = v.looseObject({ id: v.number(), address: v.string() })

/**
 * The address of a picture's small copy at the desk; `null` without a picture. It changes with the picture,
 * so that staff see a replaced one immediately.
 */
export function smallPicture(picture: unknown): string | null {
  const upload = v.safeParse(uploadSchema, picture)
  if (!upload.success) return null
  const { id, address } = upload.output
  const own = readPictureUrl(address)
  return own && `${smallPictureOf(id)}?of=${own.hash}`
}

/** Answers staff with a small copy of a picture, made on request: lists need not load whole ones. */
export const smallPictures = onGet('/:id/small', async (req) => {
  const found = await req.payload.findByID({
    collection: 'media',
    id: Number(req.routeParams?.id),
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  const own = readPictureUrl(found?.address ?? '')
  const master =
    own &&
    (await masterOf(own).then(
      (path) => readFile(path),
      () => null,
    ))
  if (!master) return new Response(null, { status: 404 })
  const small = await encodeRendition(master, Math.min(own.width, WIDTH_LIMIT), 'webp')
  return new Response(new Uint8Array(small), {
    headers: {
      'Content-Type': 'image/webp',
      // An address with the hash changes with the picture, and only this reader's browser may cache it.
      'Cache-Control':
        req.query.of === own?.hash ? 'private, max-age=31536000, immutable' : 'no-store',
    },
  })
})
