import { expect, test } from 'vitest'
import { proves } from '../../../../scripts/testing/proves.ts'
import { ENQUIRY_WORDS, enquiryMessages } from './form-fields.ts'

test(
  'the English messages are the stated ones',
  proves('VAL-03', 'VAL-04', 'VAL-05', 'VAL-08', 'VAL-09', 'VAL-10', 'VAL-11'),
  () => {
    expect(ENQUIRY_WORDS.en.problems).toMatchObject({
      'name.required': 'Name is required',
      'phone.required': 'Phone number is required',
      'phone.digits': 'Phone number must be exactly 10 digits',
      'email.required': 'Email is required',
      'email.invalid': 'Please enter a valid email address',
      'subject.required': 'Subject is required',
      'message.required': 'Message is required',
    })
  },
)

test('each field with a problem gets its message in the visitor’s language', () => {
  expect(enquiryMessages({ phone: 'phone.digits', name: 'name.required' }, 'jp')).toEqual({
    phone: '電話番号は10桁の数字で入力してください',
    name: 'お名前を入力してください',
  })
  expect(enquiryMessages({}, 'en')).toEqual({})
})
