import { defineTexts } from '../language/language'

const createPostcodeTexts = (country: string, example: string) => ({
  name: `Postcode, ${country}`,
  message: `Must be a postcode of ${country}, such as ${example}`,
})

/** Name of each character rule in editors, and the error message for an answer that breaks it. */
export const characterTexts = defineTexts('characterTexts', {
  letters: { name: 'Letters', message: 'Letters only, please' },
  digits: { name: 'Digits', message: 'Digits only, please' },
  'letters-and-digits': { name: 'Letters and digits', message: 'Letters and digits only, please' },
  phone: { name: 'Phone number', message: 'Must be a phone number' },
  'postcode-AU': createPostcodeTexts('Australia', '2000'),
  'postcode-NZ': createPostcodeTexts('New Zealand', '6011'),
  'postcode-GB': createPostcodeTexts('the United Kingdom', 'SW1A 1AA'),
  'postcode-IE': createPostcodeTexts('Ireland', 'D02 AF30'),
  'postcode-US': createPostcodeTexts('the United States', '94105'),
  'postcode-CA': createPostcodeTexts('Canada', 'K1A 0B1'),
  'postcode-DE': createPostcodeTexts('Germany', '10115'),
  'postcode-FR': createPostcodeTexts('France', '75001'),
  'postcode-IN': createPostcodeTexts('India', '110001'),
  'postcode-SG': createPostcodeTexts('Singapore', '018956'),
  abn: { name: 'ABN (checked)', message: 'Must be a valid ABN, of 11 digits' },
  iban: { name: 'IBAN (checked)', message: 'Must be a valid IBAN' },
})
