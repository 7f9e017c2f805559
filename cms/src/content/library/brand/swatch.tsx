/** A small square of a colour. */
export function Swatch({ colour }: { colour: string }) {
  return <span aria-hidden="true" className="desk-swatch" style={{ background: colour }} />
}
