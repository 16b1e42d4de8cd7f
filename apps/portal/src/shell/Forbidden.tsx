import { WriteToStudio } from './WriteToStudio';

/** What a person reads where their account may not be, and whom to ask. */
export function Forbidden() {
  return (
    <>
      Tu cuenta no tiene permiso para ver esta página.{' '}
      <WriteToStudio
        sentence="Si crees que es un error, escríbele al estudio"
        otherwise="Si crees que es un error, díselo a quien te dio esta dirección."
      />
    </>
  );
}
