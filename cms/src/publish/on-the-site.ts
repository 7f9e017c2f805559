import type { CollectionConfig, GeneratePreviewURL, GlobalConfig, LivePreviewConfig } from 'payload'
import { settings } from '../base/settings.ts'
import { VIEW_PAGE } from '../base/ui/components.ts'
import type { ContentCollection } from '../content/collections/content-collection.ts'
import type { ContentGlobal } from '../content/globals/content-global.ts'
import { pages } from './preview/endpoints.ts'
import { noteNothingWaits, noteNothingWaitsInGlobal, unpublished } from './unpublished/changes.ts'

/** Adds what publishing needs to a collection: unpublished changes, previews, and the link to the page. */
export function listOnTheSite(list: ContentCollection): CollectionConfig {
  const { slug, admin, endpoints, hooks } = list
  const { preview, livePreview, viewPage } = shown(slug, ({ id }) => `${slug}/${id}`)
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

/** As {@link listOnTheSite}, for a global. */
export function partOnTheSite(part: ContentGlobal): GlobalConfig {
  const { slug, admin, endpoints, hooks } = part
  const place = `globals/${slug}`
  const { preview, livePreview, viewPage } = shown(place, () => place)
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

/** The widths of the page beside the form. */
const WIDTHS = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
]

/** Payload's options for a preview, and the link to the page that visitors see. */
type Shown = {
  preview: GeneratePreviewURL
  livePreview: LivePreviewConfig
  viewPage: { path: string; serverProps: { place: string } }
}

function shown(place: string, placeOf: (doc: Record<string, unknown>) => string): Shown {
  const address = (doc: Record<string, unknown>, locale: string) =>
    `${settings.origin}/api/${placeOf(doc)}/preview?locale=${locale}`
  return {
    preview: (doc, { locale }) => address(doc, locale),
    livePreview: {
      breakpoints: WIDTHS,
      // The address changes with every save, so that the frame loads again.
      url: ({ data, locale }) => `${address(data, locale.code)}&saved=${data.updatedAt}`,
    },
    viewPage: { path: VIEW_PAGE, serverProps: { place } },
  }
}
