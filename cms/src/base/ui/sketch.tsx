/**
 * A small drawing of how a part of the site looks to visitors, 64 by 40: `areas` are pictures and panels,
 * `lines` are texts, `frames` are outlines.
 */
export type Drawing = { areas?: string; lines?: string; frames?: string }

/** The drawing, in the colour of the text; nothing without one. */
export function Sketch({ drawing }: { drawing: Drawing | undefined }) {
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
