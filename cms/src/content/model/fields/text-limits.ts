/** The longest text of one line, and of several lines (hostile inputs J13). */
export const LINE_LIMIT = 300
export const TEXT_LIMIT = 20_000
