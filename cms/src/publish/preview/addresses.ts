import type { GeneratePreviewURL, LivePreviewConfig } from 'payload'
import { settings } from '../../base/settings.ts'
import { VIEW_PAGE } from '../../base/ui/components.ts'
import type { ListSlug, SingleSlug } from '../../content/source.ts'

/** How wide the page is shown beside the form. */
const WIDTHS = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
]

/** Payload's places for a preview, and the link to the page that visitors see. */
type Shown = {
  preview: GeneratePreviewURL
  livePreview: LivePreviewConfig
  viewPage: { path: string; serverProps: { place: string } }
}

/** How the documents of a list are shown on the site. */
export function documentShown(slug: ListSlug): Shown {
  return shown(slug, ({ id }) => `${slug}/${id}`)
}

/** How a part of the site there is one of is shown on it. */
export function globalShown(slug: SingleSlug): Shown {
  const place = `globals/${slug}`
  return shown(place, () => place)
}

function shown(place: string, placeOf: (doc: Record<string, unknown>) => string): Shown {
  const address = (doc: Record<string, unknown>, locale: string) =>
    `${settings.origin}/api/${placeOf(doc)}/preview?locale=${locale}`
  return {
    preview: (doc, { locale }) => address(doc, locale),
    livePreview: {
      breakpoints: WIDTHS,
      // Another address after every save, so that the frame loads it anew.
      url: ({ data, locale }) => `${address(data, locale.code)}&saved=${data.updatedAt}`,
    },
    viewPage: { path: VIEW_PAGE, serverProps: { place } },
  }
}
