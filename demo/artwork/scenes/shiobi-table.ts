export const table = { base: '#3c4450', dark: '#232936', light: '#586270' }
