/** An amount as the database has it, as a number; null stays. */
export const pesos = (amount: string | null) => (amount === null ? null : Number(amount));
