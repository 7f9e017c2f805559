/**
 * What an agency for paid employment placement states, under the names of the law (Employment
 * Security Act, article 32-13; its Enforcement Regulations, article 24-5).
 */
export const recruitment = {
  title: 'Paid recruitment',
  basis: 'Stated under Japan’s Employment Security Act.',
  labels: {
    licence: 'Licence number',
    licensedOn: 'Date of licence',
    occupations: 'Occupations and areas handled',
    fees: 'Fees',
    refunds: 'Refunds of fees',
    complaints: 'Complaints',
    personalInformation:
      'Information on employers, personal information of people looking for work',
  },
}
