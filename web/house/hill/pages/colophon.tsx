import { Link } from 'react-router-dom';
import { OnRecordSwitch } from '../design/on-record-switch.js';

export function Colophon() {
  return (
    <>
      <OnRecordSwitch />
      <p>
        <Link to="/archive">Every picture is a drawing</Link>
      </p>
    </>
  );
}
