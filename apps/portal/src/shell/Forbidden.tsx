import { WriteToStudio } from './WriteToStudio';

/** Tells people that their account may not see this page, and whom to ask. */
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
