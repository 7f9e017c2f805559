import { Link } from 'react-router'

export function Links() {
  return (
    <>
      <Link to="/" prefetch="intent">
        Home
      </Link>
      <Link to="/about" prefetch="intent">
        About
      </Link>
    </>
  )
}
