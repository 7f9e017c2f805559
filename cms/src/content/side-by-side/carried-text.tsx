/** A text that another field's box shows; Payload's own hidden box would have that one's id. */
export function CarriedText() {
  return null
}
