/** Whether the lines of an element run from right to left. Then an arrow to the left leads on. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
