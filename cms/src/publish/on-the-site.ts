import type { CollectionConfig, GlobalConfig } from 'payload'
import type { ContentCollection } from '../content/collections/content-collection.ts'
import type { ContentGlobal } from '../content/globals/content-global.ts'
import { documentShown, globalShown } from './preview/addresses.ts'
import { pages } from './preview/endpoints.ts'
import { unpublished } from './unpublished/endpoints.ts'
import { noteNothingWaits, noteNothingWaitsInGlobal } from './unpublished/nothing-waits.ts'

/** What publishing adds to the documents of a list: what waits to go out, previews, the way to the page. */
export function listOnTheSite(list: ContentCollection): CollectionConfig {
  const { slug, admin, endpoints, hooks } = list
  const { preview, livePreview, viewPage } = documentShown(slug)
  const { components } = admin ?? {}
  return {
    ...list,
    admin: {
      ...admin,
      preview,
      livePreview,
      components: {
        ...components,
        edit: {
          ...components?.edit,
          beforeDocumentControls: [...(components?.edit?.beforeDocumentControls ?? []), viewPage],
        },
      },
    },
    endpoints: [
      unpublished({ collection: slug }),
      ...pages({ collection: slug }),
      ...(endpoints || []),
    ],
    hooks: { ...hooks, afterChange: [noteNothingWaits, ...(hooks?.afterChange ?? [])] },
  }
}

/** As {@link listOnTheSite}, for a part of the site there is one of. */
export function partOnTheSite(part: ContentGlobal): GlobalConfig {
  const { slug, admin, endpoints, hooks } = part
  const { preview, livePreview, viewPage } = globalShown(slug)
  const { components } = admin ?? {}
  const { elements } = components ?? {}
  return {
    ...part,
    admin: {
      ...admin,
      preview,
      livePreview,
      components: {
        ...components,
        elements: {
          ...elements,
          beforeDocumentControls: [...(elements?.beforeDocumentControls ?? []), viewPage],
        },
      },
    },
    endpoints: [unpublished({ global: slug }), ...pages({ global: slug }), ...(endpoints || [])],
    hooks: { ...hooks, afterChange: [noteNothingWaitsInGlobal, ...(hooks?.afterChange ?? [])] },
  }
}
