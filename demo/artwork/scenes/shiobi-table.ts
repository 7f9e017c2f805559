export const table = { base: '#76808a', dark: '#4d5763', light: '#98a1a6' }
