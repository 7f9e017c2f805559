/**
 * Small drawings of how the parts of the site look to visitors, 64 by 40: `areas` are pictures and
 * panels, `lines` are texts, `frames` are outlines.
 */
type Drawing = { areas?: string; lines?: string; frames?: string }

const SKETCHES: Readonly<Record<string, Drawing>> = {
  home: {
    areas: 'M5 4h54v9H5z',
    frames: 'M5.5 17.5h53v7h-53zM5.5 28.5h53v7h-53z',
    lines: 'M10 21h20M10 32h14',
  },
  hero: {
    areas: 'M0 0h64v26h-26v8h26v-8h0v14h-26v-14h-38z',
    lines: 'M6 31h24M6 35h10M26 6v13M32 6v16',
  },
  experience: { areas: 'M5 5h24v30H5z', lines: 'M35 9h20M35 15h24M35 20h24M35 25h18M35 33h10' },
  'solutions-section': { lines: 'M22 11h20M14 19h36M18 25h28M25 31h14' },
  solutions: {
    areas: 'M4 6h12v14H4zM19 6h12v14H19zM34 6h12v14H34zM49 6h11v14H49z',
    lines: 'M4 25h12M4 30h8M19 25h12M19 30h8M34 25h12M34 30h8M49 25h11M49 30h7',
  },
  'page-heads': {
    frames: 'M5 5h54v9h-54z',
    lines: 'M5 22h30M5 28h50M5 33h42',
  },
  innovation: {
    areas: 'M36 0h28v40H36z',
    lines: 'M5 9h22M5 16h26M5 21h24M5 31h6M15 31h6M25 31h6',
  },
  process: {
    frames:
      'M8 13a4 4 0 1 1 8 0a4 4 0 1 1-8 0zM28 13a4 4 0 1 1 8 0a4 4 0 1 1-8 0zM48 13a4 4 0 1 1 8 0a4 4 0 1 1-8 0zM16 13h12M36 13h12',
    lines: 'M5 24h14M7 29h10M25 24h14M27 29h10M45 24h14M47 29h10',
  },
  testimonials: {
    areas: 'M9 30a3 3 0 1 1 6 0a3 3 0 1 1-6 0zM39 30a3 3 0 1 1 6 0a3 3 0 1 1-6 0z',
    frames: 'M5 5h24v31H5zM35 5h24v31H35z',
    lines: 'M10 12h14M10 17h14M10 22h9M40 12h14M40 17h14M40 22h9M18 30h7M48 30h7',
  },
  cta: { areas: 'M0 4h64v32H0zM18 27h12v4H18zM34 27h12v4H34z', lines: 'M16 14h32M22 20h20' },
  about: {
    areas: 'M0 0h64v13H0zM34 18h25v17H34z',
    lines: 'M5 20h20M5 25h23M5 30h23M5 35h14',
  },
  contact: {
    frames: 'M32 6h27v5H32zM32 14h27v5H32zM32 22h27v12H32z',
    lines: 'M5 9h16M5 17h20M5 23h20M5 29h14',
  },
  news: {
    lines: 'M5 8h9M19 8h34M5 16h9M19 16h28M5 24h9M19 24h38M5 32h9M19 32h24',
  },
  'write-news': { frames: 'M5 5h54v30H5z', lines: 'M32 13v14M25 20h14' },
  company: {
    areas: 'M0 18h64v22H0z',
    lines: 'M5 24h12M5 29h14M5 34h8M26 24h10M26 29h10M46 24h12M46 29h12M18 8h28',
  },
  brand: {
    areas: 'M5 8h12v12H5zM19 8h12v12H19zM33 8h12v12H33zM47 8h12v12H47z',
    lines: 'M5 28h40M5 33h26',
  },
}

/** Whether a kind of content has its own place on a page. */
export function hasSketch({ slug }: { slug: string }): boolean {
  return slug in SKETCHES
}

/** A small drawing of a part of the site, in the colour of the text; nothing for other content. */
export function Sketch({ slug }: { slug: string }) {
  const drawing = SKETCHES[slug]
  if (!drawing) return null
  const { areas, lines, frames } = drawing
  return (
    <svg aria-hidden="true" className="desk-sketch" fill="none" viewBox="0 0 64 40">
      {areas && <path d={areas} fill="currentColor" opacity="0.22" />}
      {frames && <path d={frames} opacity="0.45" stroke="currentColor" />}
      {lines && <path d={lines} opacity="0.75" stroke="currentColor" strokeWidth="1.75" />}
    </svg>
  )
}
