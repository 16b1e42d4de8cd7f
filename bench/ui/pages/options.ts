/** As many options as there are countries. */
export const options = Array.from({ length: 249 }, (_, index) => ({
  value: String(index),
  label: `País número ${index + 1}`,
}));
