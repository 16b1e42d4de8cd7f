export { APPLICATION_MOVES, type ApplicationMove } from './applicationMoves';
export { BOLETA_MOVES, type BoletaMove } from './boletaMoves';
export { MONTH_MOVES, type MonthMove } from './monthMoves';
export { canMove, type Move, type Mover, type MoveTable, movesFrom } from './moves';
export { NOMINA_MOVES, type NominaMove } from './nominaMoves';
export { leftOutReason, PERSON_MOVES, type PersonMove } from './personMoves';
export { SII_MOVES, type SiiMove } from './siiMoves';
export { isReplaceableOrder, WORK_ORDER_MOVES, type WorkOrderMove } from './workOrderMoves';
