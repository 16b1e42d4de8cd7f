export {
  ANSWER_COLUMNS_INITIAL,
  type AnswerColumnsValues,
  answerLayoutOf,
  validateAnswerColumns,
} from './columns';
export {
  type AnswerField,
  type AnswerLayout,
  type AnswerState,
  type AnswerWord,
  BANCO_ESTADO_ANSWER,
} from './layout';
export {
  type AnsweredPayment,
  type AnswerMatch,
  type ForeignLine,
  matchAnswer,
  type NominaPayment,
  type PaymentOutcome,
  type UnclearGroup,
} from './match';
export { type BankAnswer, type BankAnswerError, type BankAnswerLine, readBankAnswer } from './read';
export { type AccountRejected, accountRejectedText } from './rejectedText';
export type { ForeignReason } from './settle';
