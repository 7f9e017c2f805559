import type { CollectionConfig, GeneratePreviewURL, GlobalConfig, LivePreviewConfig } from 'payload'
import { settings } from '../base/settings.ts'
import type { ContentCollection } from '../content/kinds/content-collection.ts'
import type { ContentGlobal } from '../content/kinds/content-global.ts'
import { pages } from './preview/endpoints.ts'
import { noteNothingWaits, noteNothingWaitsInGlobal } from './unpublished/changes.ts'
import { unpublished } from './unpublished/endpoints.ts'

/** Adds what publishing needs to a collection: unpublished changes, and previews. */
export function listOnTheSite(list: ContentCollection): CollectionConfig {
  const { slug, admin, endpoints, hooks } = list
  return {
    ...list,
    admin: { ...admin, ...previewed(({ id }) => `${slug}/${id}`) },
    endpoints: [
      unpublished({ collection: slug }),
      ...pages({ collection: slug }),
      ...(endpoints || []),
    ],
    hooks: { ...hooks, afterChange: [noteNothingWaits, ...(hooks?.afterChange ?? [])] },
  }
}

/** As {@link listOnTheSite}, for a global. */
export function partOnTheSite(part: ContentGlobal): GlobalConfig {
  const { slug, admin, endpoints, hooks } = part
  return {
    ...part,
    admin: { ...admin, ...previewed(() => `globals/${slug}`) },
    endpoints: [unpublished({ global: slug }), ...pages({ global: slug }), ...(endpoints || [])],
    hooks: { ...hooks, afterChange: [noteNothingWaitsInGlobal, ...(hooks?.afterChange ?? [])] },
  }
}

/** The widths of the page beside the form. */
const WIDTHS = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
]

/** Payload's options for the previews of documents. */
function previewed(placeOf: (doc: Record<string, unknown>) => string): {
  preview: GeneratePreviewURL
  livePreview: LivePreviewConfig
} {
  const address = (doc: Record<string, unknown>, locale: string) =>
    `${settings.origin}/api/${placeOf(doc)}/preview?locale=${locale}`
  return {
    preview: (doc, { locale }) => address(doc, locale),
    livePreview: {
      breakpoints: WIDTHS,
      // The address changes with every save, so that the frame loads again.
      url: ({ data, locale }) => `${address(data, locale.code)}&saved=${data.updatedAt}`,
    },
  }
}
